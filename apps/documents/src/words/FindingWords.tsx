/** What a check says. It speaks English whatever the reader's language is, and says so to who reads it aloud. */
export function FindingWords({
  finding,
}: {
  finding: { readonly message: string; readonly fix?: string | undefined }
}) {
  return <span lang="en">{[finding.message, finding.fix].filter(Boolean).join(' ')}</span>
}
