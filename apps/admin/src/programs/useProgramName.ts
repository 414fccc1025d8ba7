import { useWords } from '../kontor.ts'
import type { Program } from './api.ts'

/** A token has no name that says anything to a person. */
export function useProgramName() {
  const { t } = useWords()
  return ({ Kind, Name }: Program): string => (Kind === 'TOKEN' ? t('programs.token') : Name)
}
