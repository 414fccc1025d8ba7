import type { Scene } from './scene.ts'

/** The hostile app does something by which the victim would hear an event of the topic `attack`. */
export const victimHears = (attempt: () => void) => async (scene: Scene): Promise<boolean> => {
  await scene.frame('evil').evaluate(attempt)
  await scene.settle()
  return scene.frame('victim').evaluate(() => {
    const { heard } = window.victim
    return heard.splice(0).some(({ topic }) => topic === 'attack')
  })
}
