import type { VariantOptions } from './variant'

/** Wraps the container of an entry, so that what it exposes is another thing than what was built. */
const wrapContainer = (container: string, body: string): string =>
  `;(function(){var c=self[${JSON.stringify(container)}],get=c.get;self[${JSON.stringify(container)}]={init:c.init,get:function(name){return get(name).then(function(factory){return function(){var remote=factory().remote;${body}}})}}})()`

const containerOf = (code: string): string => {
  const name = /\bmf_[a-z]+__[0-9a-z_]+/.exec(code)?.[0]
  if (!name) throw new Error('the entry names no container')
  return name
}

/** A release whose pages throw while they render; `self.plazaHealed` repairs it. */
export const throwsAtRender = (version: string): VariantOptions => ({
  version,
  mutate: (code, _, isEntry) =>
    isEntry
      ? code +
        wrapContainer(
          containerOf(code),
          'var boom=function(){throw new Error("boom at render")};return{remote:Object.assign({},remote,{routes:remote.routes.map(function(route){return self.plazaHealed?route:Object.assign({},route,{load:function(){return Promise.resolve(boom)}})})})}',
        )
      : code,
})

/** A release whose pages wait, while they render, for a promise that never settles. */
export const waitsAtRender = (version: string): VariantOptions => ({
  version,
  mutate: (code, _, isEntry) =>
    isEntry
      ? code +
        wrapContainer(
          containerOf(code),
          'var never=new Promise(function(){}),stuck=function(){throw never};return{remote:Object.assign({},remote,{routes:remote.routes.map(function(route){return Object.assign({},route,{load:function(){return Promise.resolve(stuck)}})})})}',
        )
      : code,
})

/** A release whose entry blocks the main thread for this long, ms, while it is evaluated. */
export const blocksAtEvaluation = (version: string, ms: number): VariantOptions => ({
  version,
  mutate: (code, _, isEntry) => (isEntry ? `for(var end=Date.now()+${ms};Date.now()<end;);${code}` : code),
})

/** A release whose pages block the main thread for this long, ms, some seconds after they were rendered. */
export const blocksLater = (version: string, afterMs: number, ms: number): VariantOptions => ({
  version,
  mutate: (code, _, isEntry) =>
    isEntry
      ? code +
        wrapContainer(
          containerOf(code),
          `setTimeout(function(){for(var end=Date.now()+${ms};Date.now()<end;);},${afterMs});return{remote:remote}`,
        )
      : code,
})

/** A release whose pages block the main thread for this long, ms, on their first render. */
export const blocksAtRender = (version: string, ms: number): VariantOptions => ({
  version,
  mutate: (code, _, isEntry) =>
    isEntry
      ? code +
        wrapContainer(
          containerOf(code),
          `return{remote:Object.assign({},remote,{routes:remote.routes.map(function(route){return Object.assign({},route,{load:function(){return route.load().then(function(Page){return function(props){if(!self.plazaBlocked){self.plazaBlocked=1;for(var end=Date.now()+${ms};Date.now()<end;);}return Page(props)}})}})})})}`,
        )
      : code,
})
