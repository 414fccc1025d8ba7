import type { Attack } from '../attack.ts'
import type { Scene } from '../scene.ts'

/** The user clicks into the hostile page, which then tries something; whether that went through. */
const whenClicked = (attempt: string) => async (scene: Scene) => {
  const evil = scene.frame('evil')
  await evil.evaluate(`
    window.tried = undefined
    document.getElementById('trap').onclick = async () => {
      try {
        window.tried = await (async () => { ${attempt} })() !== false
      } catch (error) {
        window.tried = false
      }
    }`)
  await evil.locator('#trap').click()
  return evil
    .waitForFunction('window.tried !== undefined', undefined, { polling: 20 })
    .then(() => evil.evaluate<boolean>('window.tried'))
}

/** What a page does to the browser around it. */
export const frames: readonly Attack[] = [
  {
    name: 'leads the whole window elsewhere',
    guard: { flag: 'allow-top-navigation' },
    works: async (scene) => {
      const lead = () => {
        try {
          ;(top as Window).location.href = 'about:blank#attack'
          return true
        } catch {
          return false
        }
      }
      // Once the window goes, no answer comes out of its frames any more.
      const led = await scene
        .frame('evil')
        .evaluate(lead)
        .catch(() => true)
      if (led) await scene.page.waitForURL(/#attack/)
      return led
    },
  },
  {
    name: 'opens windows of its own',
    guard: { flag: 'allow-popups' },
    works: async (scene) => {
      const { page, context } = scene
      const seen = context.waitForEvent('page', { timeout: 2000 }).catch(() => undefined)
      await whenClicked("open('about:blank')")(scene)
      const opened = await seen
      await opened?.close()
      await page.bringToFront()
      return opened !== undefined
    },
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
    name: 'takes the pointer',
    guard: { flag: 'allow-pointer-lock' },
    works: whenClicked('await document.body.requestPointerLock(); document.exitPointerLock()'),
  },
  {
    name: 'fills the screen, where it can look like anything',
    guard: { feature: 'fullscreen' },
    works: whenClicked('await document.body.requestFullscreen(); await document.exitFullscreen()'),
  },
  {
    name: 'reads what lies in the clipboard',
    guard: { feature: 'clipboard-read' },
    works: async (scene) => {
      await scene.context.grantPermissions(['local-network-access', 'clipboard-read'])
      return whenClicked('await navigator.clipboard.readText()')(scene)
    },
  },
  {
    name: 'looks where the user is',
    guard: { feature: 'geolocation', alsoBy: 'permissions-policy' },
    works: async (scene) => {
      await scene.context.grantPermissions(['local-network-access', 'geolocation'])
      await scene.context.setGeolocation({ latitude: 53.5, longitude: 10 })
      return whenClicked(
        'await new Promise((found, failed) => navigator.geolocation.getCurrentPosition(found, failed))',
      )(scene)
    },
  },
]
