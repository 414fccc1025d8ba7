import type { Guard } from './attack.ts'
import type { Scene } from './scene.ts'

/** Runs an attack on a scene that is without the guard, and puts the guard back. */
export async function without(guard: Guard, scene: Scene, attack: (scene: Scene) => Promise<boolean>): Promise<boolean> {
  if ('check' in guard) {
    const set = (names: string[]) =>
      Promise.all(
        [scene.page.mainFrame(), scene.frame('victim')].map((frame) =>
          frame.evaluate((off) => {
            window.without = new Set(off)
          }, names),
        ),
      )
    await set([guard.check])
    try {
      return await attack(scene)
    } finally {
      await set([]).catch(() => undefined)
    }
  }
  throw new Error('not yet')
}
