/** Something is on its way, for as long as nobody knows: drawn without anything that would have to come first. */
export const Waiting = ({ label }: { label: string }) => (
  <div className="k-progress" role="progressbar" aria-label={label}>
    <span className="k-progress-words" aria-hidden="true">
      {label}
    </span>
    <span className="k-progress-track" data-unknown>
      <span />
    </span>
  </div>
)
