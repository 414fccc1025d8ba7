import type { Scene } from './scene.ts'

type Works = (scene: Scene) => Promise<boolean>
/** What is evaluated in the hostile page. */
type Attempt = string | (() => void)

/** The hostile app does something by which the victim would hear an event of the topic `attack`. */
export const victimHears =
  (attempt: Attempt, source?: string): Works =>
  async (scene) => {
    await scene.frame('evil').evaluate(attempt)
    await scene.settle()
    const heard = await scene.frame('victim').evaluate(() => window.victim.heard.splice(0))
    return heard.some((event) => event.topic === 'attack' && (source === undefined || event.source === source))
  }

/** The hostile app does something, and then the shell's own page is looked at. */
export const shellShows =
  (attempt: Attempt, damage: (scene: Scene) => boolean | Promise<boolean>): Works =>
  async (scene) => {
    await scene.frame('evil').evaluate(attempt)
    await scene.settle()
    return damage(scene)
  }

/** The same from an app that stands behind the one in front. */
export const fromTheBack =
  (attempt: Attempt, damage: (scene: Scene) => boolean | Promise<boolean>): Works =>
  async (scene) => {
    await scene.show('third')
    return shellShows(attempt, damage)(scene)
  }

/** Something would be thrown in the shell. */
export const shellThrows = (attempt: Attempt): Works => shellShows(attempt, ({ thrown }) => thrown.splice(0).length > 0)

/** The address would say that another app is in front. */
export const leadsTo = (app: string) => (scene: Scene) => scene.page.url().includes(`#/${app}`)
