import type { Attack } from '../attack.ts'

/** What a page reads, or is served, of other origins. */
export const origins: readonly Attack[] = [
  {
    name: 'reads the page of the shell',
    guard: { place: 'origin' },
    works: async (scene) => {
      const read = () => {
        try {
          return parent.document.title
        } catch {
          return ''
        }
      }
      return (await scene.frame('evil').evaluate(read)) !== ''
    },
  },
  {
    name: 'reads the shell’s cookies and storage',
    guard: { place: 'origin' },
    works: async (scene) => {
      const read = () => {
        try {
          return [document.cookie, parent.localStorage.length, parent.sessionStorage.length].join()
        } catch {
          return ''
        }
      }
      return (await scene.frame('evil').evaluate(read)).includes('XSRF')
    },
  },
  {
    name: 'puts a service worker between the shell and its server',
    guard: { place: 'origin' },
    works: async (scene) => {
      // On its own origin it comes as far as the script, which is none.
      const comesThrough = (script: string) =>
        navigator.serviceWorker.register(script).then(
          () => true,
          (error: Error) => error.name !== 'SecurityError',
        )
      return scene.frame('evil').evaluate(comesThrough, `${scene.shell}/script.js`)
    },
  },
]
