import { Kbd } from './Kbd.tsx'

export type KeyGroup = {
  id: string
  /** Where they hold: 'Documents', 'Everywhere'. */
  title: string
  keys: readonly { keys: string; says: string }[]
}

/** Keys and what they do, by where they hold; a group without any is left out. */
export function KeyHelp({ groups }: { groups: readonly KeyGroup[] }) {
  return groups
    .filter(({ keys }) => keys.length > 0)
    .map(({ id, title, keys }) => (
      <section key={id} className="k-key-help">
        <h3>{title}</h3>
        <dl>
          {keys.map((key) => (
            <div key={key.keys}>
              <dt>
                <Kbd>{key.keys}</Kbd>
              </dt>
              <dd>{key.says}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))
}
