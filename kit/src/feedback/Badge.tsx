export type BadgeProps = {
  /** The count as it is to be read, already in the reader's locale: '12', '99+'. */
  text: string
  /** Plain counts are quiet; `bad` asks for attention, `accent` marks what is chosen. */
  tone?: 'mute' | 'accent' | 'bad' | undefined
  /** Said in its place where the number alone says nothing: '12 to approve'. */
  label?: string | undefined
}

/** A count beside a word or at the corner of an icon. */
export function Badge({ text, tone = 'mute', label }: BadgeProps) {
  return (
    <span className="k-badge" data-tone={tone}>
      {label ? (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="k-hidden">{label}</span>
        </>
      ) : (
        text
      )}
    </span>
  )
}
