import { translate } from '@kontor/i18n'
import { translateFinding } from '@kontor/ubl'
import { findingsIn, type Parsed } from '../../parsing/index.ts'

const maxFindings = 1000

/** What the checks found, in the reader's language; English where we do not have it. */
export async function findingsOf({ schema, profile }: Parsed, language: string) {
  const catalogue = await findingsIn(language)
  return [...schema, ...profile]
    .slice(0, maxFindings)
    .map((finding) => translateFinding(finding, (message) => translate(message, catalogue)))
}
