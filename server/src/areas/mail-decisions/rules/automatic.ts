import type { ReadReply } from './reply.ts'

/** How programs begin the subject of what they answer while somebody is away, where no header says so. */
const subjects =
  /^(?:auto(?:matic|mated)?[ -]?(?:reply|response)|out of (?:the )?office|automatische (?:antwort|r[üu]ckmeldung)|abwesenheits|autosvar|automatisk svar|r[ée]ponse automatique|absence du bureau|respuesta autom[áa]tica|fuera de la oficina|رد تلقائي)/iu

const headers = /^x-auto-?(?:reply|respond|response|reply-from)$/

/**
 * Whether a program wrote it (RFC 3834): nothing of it decides, and nobody answers it.
 *
 * @param silence why no program answers an e-mail with its headers
 */
export const isAutomatic = (mail: Pick<ReadReply, 'headers' | 'subject'>, silence: string | undefined): boolean =>
  silence !== undefined || mail.headers.some(({ key }) => headers.test(key)) || subjects.test(mail.subject.trim())
