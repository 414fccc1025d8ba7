/** What a check says, and what mends it. */
export function FindingWords({
  finding,
}: {
  finding: { readonly message: string; readonly fix?: string | undefined }
}) {
  return <span>{[finding.message, finding.fix].filter(Boolean).join(' ')}</span>
}
