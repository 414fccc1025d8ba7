import { setTimeout as sleep } from 'node:timers/promises'
import type { Frame } from 'playwright-core'
import type { Guard } from './attack.ts'
import type { Scene } from './scene.ts'

/** Runs an attack on a scene that is without the guard, and puts the guard back. */
export async function without(
  guard: Guard,
  scene: Scene,
  attack: (scene: Scene) => Promise<boolean>,
): Promise<boolean> {
  const putBack = await remove(guard, scene)
  try {
    return await attack(scene)
  } finally {
    await putBack()
  }
}

async function remove(guard: Guard, scene: Scene): Promise<() => Promise<void> | void> {
  if ('check' in guard) {
    await setOff(scene, [guard.check])
    // A shell that an attack has overwhelmed does not answer; it is opened anew before the next.
    return () => Promise.race([setOff(scene, []), sleep(1000)])
  }
  if ('header' in guard) {
    scene.missing.push(guard)
    if (guard.ofShell) await scene.open()
    return async () => {
      scene.missing.length = 0
      if (guard.ofShell) await scene.open()
    }
  }
  if ('place' in guard) {
    const at = { origin: scene.shell, site: scene.hosts.origin('localhost') }[guard.place]
    await scene.embed({ src: `${at}/hostile/`, sandbox: 'allow-same-origin' })
    return () => scene.open()
  }
  if ('token' in guard) {
    const tokens = `${scene.shell}/api/session/app-tokens`
    const ofOurs = JSON.stringify({ App: 'Kontor.Documents' })
    await scene.context.route(tokens, (route) => route.continue({ postData: ofOurs }))
    return () => scene.context.unroute(tokens)
  }
  if ('cookie' in guard) {
    const cookies = await scene.context.cookies()
    await scene.context.addCookies(cookies.map((cookie) => ({ ...cookie, sameSite: 'None' as const, secure: true })))
    return () => scene.context.addCookies(cookies)
  }
  if ('answers' in guard) {
    const api = `${scene.shell}/api/session/demo-people`
    await scene.context.route(api, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), [guard.answers]: '*' } })
    })
    return () => scene.context.unroute(api)
  }
  if ('feature' in guard) {
    if (guard.alsoBy !== undefined) {
      scene.missing.push({ header: guard.alsoBy })
      await scene.open()
      scene.missing.length = 0
    }
    await scene.embed({ allow: guard.feature })
    return () => scene.open()
  }
  await scene.embed({ sandbox: guard.flag })
  return () => scene.open()
}

/** Tells the shell's page, and the victim's, which of their guards are off. */
async function setOff(scene: Scene, names: string[]): Promise<void> {
  const tell = (frame: Frame) =>
    frame.evaluate((off) => {
      window.without = new Set(off)
    }, names)
  // A page that an attack has brought down has nothing to put back.
  await Promise.allSettled(
    scene.page
      .frames()
      .filter((frame) => frame.parentFrame()?.parentFrame() == null)
      .map(tell),
  )
}
