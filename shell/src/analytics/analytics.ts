import type { Post } from '../telemetry/post.ts'
import { hashed } from './hash.ts'

/** Who visits: the person, their company, and the company above it. Whatever else is told goes along as it is. */
export interface Visit {
  readonly visitor: { readonly id: string; readonly [more: string]: unknown }
  readonly account: { readonly id: string; readonly [more: string]: unknown }
  readonly parentAccount?: { readonly id: string; readonly [more: string]: unknown }
}

/** Tells of visits without telling who it is: identifiers hashed (F-379 to F-381), the e-mail left out (F-382). */
export const createAnalytics = (destination: string, post: Post) => ({
  async tell(visit: Visit): Promise<void> {
    const { visitor, account, parentAccount } = visit
    await post(destination, {
      ...visit,
      visitor: withoutEmail(await anonymous(visitor)),
      account: await anonymous(account),
      ...(parentAccount && { parentAccount: await anonymous(parentAccount) }),
    })
  },
})

const anonymous = async <T extends { readonly id: string }>(whom: T): Promise<T> => ({
  ...whom,
  id: await hashed(whom.id),
})

const withoutEmail = (visitor: object) =>
  Object.fromEntries(Object.entries(visitor).filter(([name]) => !/^e-?mail$/i.test(name)))
