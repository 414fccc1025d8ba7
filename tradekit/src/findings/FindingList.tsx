import { StatusShape } from '@kontor/kit'
import type { Finding } from '../queries/types.ts'
import { FindingWords } from './FindingWords.tsx'

/** What is to mend in a document: how bad, what, and by which rule. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul>
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.path} ${finding.line}`}>
          <StatusShape tone={finding.severity === 'fatal' ? 'bad' : 'warn'} />
          <span>
            <FindingWords finding={finding} /> <code>{finding.rule}</code>
          </span>
        </li>
      ))}
    </ul>
  )
}
