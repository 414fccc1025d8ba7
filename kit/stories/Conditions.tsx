/** Under which each component has to hold, besides a wide and light screen: a phone, the dark, from right to left. */
const conditions = [
  { name: '390 px', query: 'theme=light' },
  { name: 'in the dark', query: 'theme=dark' },
  { name: 'from right to left', query: 'theme=light&dir=rtl' },
]

/** Each page of stories three times side by side, in frames as wide as a phone. */
export function Conditions({ pages }: { pages: readonly string[] }) {
  return (
    <main className="stories-conditions">
      {pages.map((page) => (
        <section key={page}>
          <h2>{page}</h2>
          {conditions.map(({ name, query }) => (
            <iframe key={name} title={`${page}, ${name}`} src={`?only=${page}&${query}`} loading="lazy" />
          ))}
        </section>
      ))}
    </main>
  )
}
