import pg, { type ClientConfig } from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The same driver without a Kontor around it: the statements of one answer, in one transaction that entered the company. */
export async function openBare(owner: ClientConfig) {
  const client = new pg.Client(owner)
  await client.connect()
  await client.query('set session authorization kontor_app')
  return {
    ask: async (companyId: string, statements: readonly Statement[]): Promise<unknown[][]> => {
      await client.query(`begin; set local kontor.company = '${companyId}'`)
      const answers: unknown[][] = []
      for (const { text, values } of statements) {
        const { rows } = await client.query(text, [companyId, ...values])
        answers.push(rows)
      }
      await client.query('commit')
      return answers
    },
    close: () => client.end(),
  }
}

export type Bare = Awaited<ReturnType<typeof openBare>>
