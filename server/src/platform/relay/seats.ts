import { Client, type ClientConfig } from 'pg'

/** 'kont' in ASCII: the class of the locks by which the processes of an installation know of each other. */
const lockClass = 0x6b6f6e74
const maxSeats = 1000

const taken = `
  select objid::integer as seat from pg_locks
  where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())
  order by objid`

/** What a process does of what any process could do: its part of the companies. */
export interface Share {
  /** Looks who is there now; one that died is no longer. Where the database is away, this process takes all as its own. */
  refresh(): Promise<void>
  isMine(companyId: string): boolean
  leave(): Promise<void>
}

/**
 * Takes a seat among the processes that are up, an advisory lock that the database lets go of with the process, and shares the
 * companies with the others by their ids. Two may do the same for a moment after one has come or gone: whatever is shared
 * so must be harmless to do twice.
 */
export function shareAmongProcesses(config: ClientConfig): Share {
  /** Where it sits: whoever looks while it sits down waits for the same seat. */
  let sitting: Promise<Client> | undefined
  let seat = 0
  let [rank, count] = [0, 1]

  const alone = () => {
    sitting = undefined
    rank = 0
    count = 1
  }
  const sit = async (): Promise<Client> => {
    const own = new Client(config)
    own.on('error', alone)
    await own.connect()
    for (seat = 0; seat < maxSeats; seat += 1) {
      const { rows } = await own.query<{ got: boolean }>(
        'select pg_try_advisory_lock($1::integer, $2::integer) as got',
        [lockClass, seat],
      )
      if (rows[0]?.got) return own
    }
    await own.end()
    throw new Error(`More than ${maxSeats} processes share one database`)
  }
  const stand = async () => {
    const left = sitting
    alone()
    await left?.then((client) => client.end()).catch(() => undefined)
  }
  return {
    refresh: async () => {
      try {
        sitting ??= sit()
        const client = await sitting
        const { rows } = await client.query<{ seat: number }>(taken, [lockClass])
        rank = Math.max(
          0,
          rows.findIndex((row) => row.seat === seat),
        )
        count = Math.max(1, rows.length)
      } catch {
        await stand()
      }
    },
    isMine: (companyId) => Number.parseInt(companyId.slice(-8), 16) % count === rank,
    leave: stand,
  }
}
