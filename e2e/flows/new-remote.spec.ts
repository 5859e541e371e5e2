import type { Release } from '@plaza/contract/federation'
import { inEnglish, signIn } from '../src/people'
import { release, restore } from '../src/releases'
import type { VariantOptions } from '../src/variant'
import { expect, test } from '../src/watch-page'

const remote = 'mf-agent'
const path = '/m/fresh'

/** Adds to a built remote a page that writes keys of a member and of the browser. */
const withPage: NonNullable<VariantOptions['mutate']> = (text, _file, isEntry) => {
  const container = /\bmf_[a-z]+__[0-9a-z_]+/.exec(text)?.[0]
  if (!isEntry || !container) return text
  const page = `function(){localStorage.setItem("fresh.draft","of the member");localStorage.setItem("fresh.device","of the browser");sessionStorage.setItem("fresh.step","2");return "Fresh page"}`
  return `${text};(function(){var c=self[${JSON.stringify(container)}],get=c.get;self[${JSON.stringify(container)}]={init:c.init,get:function(name){return get(name).then(function(factory){return function(){var remote=factory().remote;return{remote:Object.assign({},remote,{routes:remote.routes.concat([{id:"fresh",path:"${path}",title:"x",load:function(){return Promise.resolve(${page})}}])})}}})}}})()`
}

/** A release newer than the shell: a page without header and menu, and storage keys that the shell does not know. */
const fresh: VariantOptions = {
  version: '7.0.0',
  mutate: withPage,
  document: (document) => {
    const { contributions } = document as unknown as Release
    contributions.routes.push({
      id: 'fresh',
      path,
      title: { en: 'Fresh page' },
      when: { auth: 'member', facts: { hasUpline: false } },
      header: false,
      bottomMenu: false,
    })
    contributions.storage = [
      { key: 'fresh.draft', area: 'local', clearedBy: 'logout' },
      { key: 'fresh.device', area: 'local', clearedBy: 'never' },
      { key: 'fresh.step', area: 'session', clearedBy: 'logout' },
    ]
  },
}

// REMOTE-2
test('a remote released alone after the shell has its page without a header, and log-out clears its keys', async ({
  page,
}) => {
  await inEnglish(page)
  await signIn(page, 'player01')
  await release(remote, fresh)
  try {
    await page.goto(path)
    await expect(page.getByText('Fresh page')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('fresh.draft'))).toBe('of the member')

    await page.goto('/m/home')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    const loadedAnew = page.waitForEvent('load')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await loadedAnew
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    const left = await page.evaluate(() => [
      ...Object.entries(localStorage),
      ...Object.entries(sessionStorage),
    ])
    expect(left.filter(([key]) => String(key).startsWith('fresh.'))).toEqual([
      ['fresh.device', 'of the browser'],
    ])
  } finally {
    await restore(remote)
  }
})
