import type { Attack } from '../attack.ts'
import type { Scene } from '../scene.ts'

/** The hostile page tries something; what it makes of it, or that it was refused. */
const tries =
  (attempt: () => unknown, worked: (outcome: unknown, scene: Scene) => boolean | Promise<boolean>) =>
  async (scene: Scene) => {
    const outcome = await scene
      .frame('evil')
      .evaluate(attempt)
      .catch((error: Error) => `refused: ${error.message}`)
    return worked(outcome, scene)
  }

const isRefused = (outcome: unknown) => typeof outcome === 'string' && outcome.startsWith('refused')

/** What a page does to the browser around it. */
export const frames: readonly Attack[] = [
  {
    name: 'leads the whole window elsewhere',
    guard: { flag: 'allow-top-navigation' },
    works: tries(
      () => {
        ;(top as Window).location.href = 'about:blank#attack'
      },
      (outcome, { page }) => !isRefused(outcome) && page.waitForURL(/attack/).then(() => true),
    ),
  },
  {
    name: 'opens windows of its own',
    guard: { flag: 'allow-popups' },
    works: tries(
      () => open('about:blank') !== null,
      async (opened, { context, page }) => {
        for (const other of context.pages()) if (other !== page) await other.close()
        return opened === true
      },
    ),
  },
  {
    name: 'holds the shell up with a dialog',
    guard: { flag: 'allow-modals' },
    works: async (scene) => {
      const shown: string[] = []
      const see = (dialog: { message(): string; dismiss(): Promise<void> }) => {
        shown.push(dialog.message())
        void dialog.dismiss()
      }
      scene.page.on('dialog', see)
      await scene.frame('evil').evaluate(() => [alert('attack'), confirm('attack'), prompt('attack')])
      scene.page.off('dialog', see)
      return shown.length > 0
    },
  },
  {
    name: 'puts a file on the user’s disk',
    guard: { flag: 'allow-downloads' },
    works: async (scene) => {
      const download = scene.page.waitForEvent('download', { timeout: 700 }).then(
        (file) => file.cancel().then(() => true),
        () => false,
      )
      await scene.frame('evil').evaluate(() => {
        const link = document.createElement('a')
        link.href = '/file'
        link.download = 'attack.exe'
        link.click()
      })
      return download
    },
  },
  {
    name: 'takes the pointer',
    guard: { flag: 'allow-pointer-lock' },
    works: tries(
      async () => {
        await document.body.requestPointerLock()
        document.exitPointerLock()
        return true
      },
      (locked) => locked === true,
    ),
  },
  {
    name: 'fills the screen, where it can look like anything',
    guard: { feature: 'fullscreen' },
    works: tries(
      async () => {
        await document.documentElement.requestFullscreen()
        await document.exitFullscreen()
        return true
      },
      (filled) => filled === true,
    ),
  },
  {
    name: 'reads what lies in the clipboard',
    guard: { feature: 'clipboard-read' },
    works: async (scene) => {
      await scene.context.grantPermissions(['local-network-access', 'clipboard-read'])
      await scene.frame('evil').locator('#trap').focus()
      return tries(
        () => navigator.clipboard.readText().then(() => true),
        (read) => read === true,
      )(scene)
    },
  },
]
