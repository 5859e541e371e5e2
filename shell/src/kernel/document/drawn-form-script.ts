/**
 * Part of the document's first script: a form of the first view keeps which control around it has the focus, that it was sent,
 * and which button was pressed last, until the page's code takes it over (EDGE-7, EDGE-8). Its controls keep what is typed. Plain
 * old JavaScript.
 */
export const drawnFormScript = `
  var form = document.querySelector('form[data-form]')
  if (form) {
    var held = (self.plazaForm = { form: form })
    var around = form.closest('main')
    around.addEventListener('focusin', function (event) { held.focused = event.target })
    around.addEventListener('focusout', function () {
      // Whoever removes the form has finished by then; that is not leaving it.
      queueMicrotask(function () {
        if (around.isConnected && !around.contains(document.activeElement)) held.focused = undefined
      })
    })
    form.addEventListener('submit', function (event) {
      event.preventDefault()
      held.isSent = true
      held.pressed = undefined
      form.querySelector('[type=submit]').setAttribute('aria-disabled', 'true')
    })
    around.addEventListener('click', function (event) {
      var button = event.target.closest('[type=button]')
      if (button && !held.isSent) held.pressed = button
    })
    form.addEventListener('pointerdown', function (event) {
      held.isPressed = Boolean(event.target.closest('[type=submit]'))
    })
    ;['pointerup', 'pointercancel'].forEach(function (type) {
      addEventListener(type, function () { held.isPressed = false }, true)
    })
  }`
