// A file of SQL is imported as its text, as in the bundles of servers.
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)}` }),
}
