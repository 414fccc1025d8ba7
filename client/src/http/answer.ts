import type { AxiosResponse } from 'axios'

/** What a server answered. */
export interface HttpAnswer {
  readonly status: number
  readonly statusText: string
  /** By lower-case name; of several of one name all, with commas between. */
  readonly headers: Readonly<Record<string, string>>
  /** The value of JSON, else the text; bytes where they were asked for. */
  readonly data: unknown
}

export const answerOf = ({ status, statusText, headers, data }: AxiosResponse<unknown>): HttpAnswer => ({
  status,
  statusText,
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  data,
})
