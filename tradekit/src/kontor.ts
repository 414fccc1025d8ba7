import { hooksOf } from '@kontor/sdk/react'
import type { WordId } from './words/messages/index.ts'

export const { useKontor, useWords } = hooksOf<never, WordId>()
