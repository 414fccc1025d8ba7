import { t } from '@kontor/i18n'
import { ApiError, type Clock } from '../../platform/index.ts'
import { createLimit, type Limit } from '../../platform/limits.ts'
import { budgets, networkOf } from './rules.ts'

/** From where somebody tries a name. */
export interface Trying {
  readonly username: string
  readonly address: string
  /** The device, where its person has signed in with it before. */
  readonly device: string | undefined
}

export interface Throttle {
  /**
   * Counts a try before it is looked at, so that many at once are counted. Gives what takes it back where it was right.
   *
   * @throws ApiError TooManyRequests, in the same words whether somebody has the name or not
   */
  take(trying: Trying): () => void
}

/** Counts wrong passwords, in this process; names as they are typed, whether somebody has them or not. */
export function createThrottle(clock: Clock): Throttle {
  const limits = {
    knownDevice: createLimit(clock, budgets.knownDevice),
    nameInNetwork: createLimit(clock, budgets.nameInNetwork),
    name: createLimit(clock, budgets.name),
    network: createLimit(clock, budgets.network),
  }
  const countersOf = ({ username, address, device }: Trying): readonly (readonly [Limit, string])[] => {
    const [name, network] = [username.toLowerCase(), networkOf(address)]
    if (device !== undefined) return [[limits.knownDevice, `${name} ${device}`]]
    return [
      [limits.network, network],
      [limits.nameInNetwork, `${name} ${network}`],
      [limits.name, name],
    ]
  }
  return {
    take: (trying) => {
      const taken: (readonly [Limit, string])[] = []
      const giveBack = () => {
        for (const [limit, key] of taken) limit.giveBack(key)
      }
      for (const counter of countersOf(trying)) {
        const [limit, key] = counter
        const wait = limit.take(key)
        if (wait !== undefined) {
          giveBack()
          throw tooMany(wait)
        }
        taken.push(counter)
      }
      return giveBack
    },
  }
}

const tooMany = (seconds: number): ApiError =>
  new ApiError(
    'TooManyRequests',
    t`Too many incorrect passwords: try again in ${Math.ceil(seconds / 60)} min, or use a device on which you have signed in before.`,
    { details: { RetryAfter: String(seconds) } },
  )
