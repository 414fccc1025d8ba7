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
      const register = async (script: string) => {
        try {
          const registration = await navigator.serviceWorker.register(script)
          return registration.unregister()
        } catch {
          return false
        }
      }
      return scene.frame('evil').evaluate(register, `${scene.shell}/hostile.js`)
    },
  },
]
