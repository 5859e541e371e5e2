import {
  defaultRegister,
  importMembers,
  importMerchants,
  runGateway,
} from '../../../packages/gateway/dist/world-api.mjs'

const merchant = 'demo'
/** Accounts of the world, both members of the merchant. */
const accounts = {
  player01: '11111111-1111-4111-8111-111111111111',
  vip05: '22222222-2222-4222-8222-222222222222',
}

/** A world with one merchant and two members, whose settings the test passes. */
async function prepare({ hasher, now }) {
  const passwordHash = await hasher.hash('Play1234')
  const settings = { ...JSON.parse(process.env.WORLD_SETTINGS), register: defaultRegister }
  return async (trx) => {
    await importMerchants(trx, [{ code: merchant, name: 'Draws', currency: 'PHP', trialOf: null, settings }])
    await importMembers(
      trx,
      merchant,
      Object.entries(accounts).map(([account, id]) => ({
        id,
        account,
        type: 0,
        uplineId: null,
        toUpline: false,
        nickname: null,
        vipLevel: null,
        passwordHash,
        mustChangePassword: false,
        email: null,
        diallingCode: null,
        mobileNum: null,
        regDate: now,
        inviteCode: null,
        mails: [],
      })),
    )
  }
}

/** A module with a fact of its own, which it pushes on connect and when it changes; no shell knows the event. */
function addDraws({ app, streams }) {
  const event = { name: 'draw:opened' }
  const readBy = new Set()
  let draw = 1
  streams.register({
    event,
    topics: ['draw'],
    isSentOnConnect: true,
    read: async ({ member }) => {
      readBy.add(member.account)
      return { payload: { draw }, version: draw }
    },
  })
  app.get('/draws/read-by', async () => [...readBy])
  app.post('/draws/next', async () => {
    draw += 1
    for (const id of Object.values(accounts)) streams.changed(id, 'draw')
    return { draw }
  })
  // As a message that was under way while another account signed in to the browser.
  app.post('/draws/misdirected', async (request) => {
    const { account, draw: text } = request.query
    const foreign = Number(text)
    streams.sendToMerchant(merchant, {
      event: event.name,
      payload: { draw: foreign },
      account,
      version: foreign,
    })
    return {}
  })
}

runGateway(() => ({ prepare, modules: [{ name: 'test/draws', calls: addDraws }] }))
