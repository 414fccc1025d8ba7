import { Avatar } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { known } from '../messages/known.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'

type Person = Awaited<ReturnType<Api['session']['listDemoPeople']>>['People'][number]

const byCompany = (people: readonly Person[]) => [...Map.groupBy(people, ({ CompanyName }) => CompanyName)]

export interface DemoPeopleProps {
  /** Whose signing in is under way, by username. */
  readonly busy: string | undefined
  readonly onChoose: (person: Person) => void
}

/** The people of the demo network, one click from being them; nothing where there is no demo. */
export function DemoPeople({ busy, onChoose }: DemoPeopleProps) {
  const { api } = useServices()
  const words = useWords()
  const { t, language } = words
  const { data } = useQuery({
    queryKey: ['demo-people'],
    queryFn: async ({ signal }) => (await api.session.listDemoPeople({}, { signal })).People,
  })
  if (!data?.length) return null

  const countries = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <section className="s-demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{t('demo.title')}</h2>
      <p className="s-quiet">{t('demo.text')}</p>
      {byCompany(data).map(([company, people]) => (
        <section key={company} className="s-demo-company" aria-label={company}>
          <h3>
            {company} <span>{people[0] && countries.of(people[0].Country)}</span>
          </h3>
          <ul>
            {people.map((person) => (
              <li key={person.Username}>
                <button
                  type="button"
                  className="s-person"
                  disabled={busy !== undefined}
                  aria-busy={busy === person.Username}
                  onClick={() => onChoose(person)}
                >
                  <Avatar name={person.Name} />
                  <span>
                    <span className="k-hidden">{t('demo.continueAs')} </span>
                    <b>{person.Name}</b>
                    <span>{known(words, 'role', person.Role)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
