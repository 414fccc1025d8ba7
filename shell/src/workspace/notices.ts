import type { NoticeKind } from '@kontor/hub'
import type { Tone } from '@kontor/kit'

const tones: Record<NoticeKind, Tone> = { info: 'info', success: 'good', warning: 'warn', error: 'bad' }

export const toneOf = (kind: NoticeKind): Tone => tones[kind]
