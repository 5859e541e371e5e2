/**
 * Part of the document's first script: a form of the first view keeps which control around it has the focus, that it was sent,
 * which button was pressed last, and whether a person is composing a word or pressing something, until the page's code takes it over
 * (EDGE-7, EDGE-8). Its controls keep what is typed. Plain old JavaScript.
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
    var note = function (name, from, to, target) {
      around.addEventListener(from, function () { held[name] = true })
      to.forEach(function (type) { target.addEventListener(type, function () { held[name] = false }, true) })
    }
    note('isComposing', 'compositionstart', ['compositionend'], around)
    // Whoever types has let go, also where no event said so.
    note('isPressing', 'pointerdown', ['pointerup', 'pointercancel', 'keydown'], self)
  }`
