import type { Params } from './params.ts'

/** Bytes so far, and of how many where that is known. */
export interface Progress {
  readonly loaded: number
  readonly total?: number | undefined
}

export interface HttpRequest {
  readonly url: string
  /** GET unless another is given. */
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  readonly params?: Params
  readonly headers?: Readonly<Record<string, string>>
  /** An object goes as JSON (F-315), URLSearchParams as a form, text and bytes as they are. */
  readonly data?: unknown
  /** Sent as Basic authorization, in place of any other (F-323). */
  readonly auth?: { readonly username: string; readonly password: string }
  /** `json` is strict: an answer that is none fails with E_JSON_PARSE. Without it JSON is read where it is some. */
  readonly responseType?: 'json' | 'text' | 'arraybuffer'
  /** Milliseconds; 0, which is none, by default (F-317). */
  readonly timeout?: number
  /** The code of a time-out; ECONNABORTED by default (decision 17). */
  readonly timeoutCode?: 'ECONNABORTED' | 'ETIMEDOUT'
  readonly signal?: AbortSignal
  readonly onUploadProgress?: (progress: Progress) => void
  readonly onDownloadProgress?: (progress: Progress) => void
  /** Sends the browser's cookies to another origin, too. */
  readonly withCredentials?: boolean
  /** Addresses of other origins to which the anti-forgery value goes (decision 31). */
  readonly xsrfBases?: readonly string[]
  /** Which statuses are a success; 200 to 299 (F-322). */
  readonly validateStatus?: (status: number) => boolean
}
