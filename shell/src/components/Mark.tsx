/** The house's mark. Decoration: its name stands beside it, or on the link around it. */
export const Mark = () => (
  <svg className="s-mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
    <rect width="28" height="28" rx="6" />
    <path d="M9.5 7v14M18.5 7l-8 7 8 7" />
  </svg>
)
