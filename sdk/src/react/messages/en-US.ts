/** What any app says when a call fails, in American English. The other languages have the same ids. */
export const enUS = {
  'error.title': 'This did not work',
  'error.offline': 'The server cannot be reached. Nothing is lost: try again when the connection is back.',
  'error.again': 'Try again',
} as const

export type SdkMessageId = keyof typeof enUS
export type SdkMessages = Readonly<Record<SdkMessageId, string>>
