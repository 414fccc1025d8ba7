import type { Changes } from '@kontor/hub'
import type { Query } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether it is to be read anew after these changes, by what is known of it; without it, after any. */
      readonly concerns?: (items: Changes['items'], known: unknown) => boolean
    }
  }
}

/** Whether a query is to be read anew. Changes that name nothing are those that nobody listened to. */
export const concerns = ({ meta, state }: Pick<Query, 'meta'> & { state: { data: unknown } }, { items }: Changes) =>
  items.length === 0 || meta?.concerns === undefined || meta.concerns(items, state.data)
