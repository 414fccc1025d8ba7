import { type FindingWords, inWords } from '@kontor/ubl'
import { type Finding, findingWordsIn, type Parsed } from '../../../platform/parsing/index.ts'

const most = 1000

/** What the checks found, in the reader's language; English where we do not have it. */
export async function findingsOf({ schema, profile }: Parsed, language: string) {
  const words = await findingWordsIn(language)
  return [...schema, ...profile].slice(0, most).map((finding) => said(finding, words))
}

function said(finding: Finding, words: FindingWords) {
  const { said: _, ...plain } = inWords(finding, words)
  return plain
}
