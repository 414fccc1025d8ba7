import { useEffect, useState } from 'react'
import { ComboBox, type Option } from '../src/index.ts'

const companies: Option[] = [
  { id: '1', label: 'Brandt Werkzeuge GmbH', note: 'Hamburg · DE 812 526 315' },
  { id: '2', label: 'Fjord Logistik A/S', note: 'Aarhus · DK 21 45 88 02' },
  { id: '3', label: 'Maison Laurent SARL', note: 'Lyon · FR 60 532 118 774' },
  { id: '4', label: 'Østersund Papir AB', note: 'Östersund · SE 5567 1120 01' },
]

/** A choice among what a server finds, which takes its time. */
export function CompanyField() {
  const [company, setCompany] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [options, setOptions] = useState<Option[]>([])
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    setLoading(true)
    const answer = setTimeout(() => {
      setOptions(companies.filter((one) => one.label.toLowerCase().includes(text.toLowerCase())))
      setLoading(false)
    }, 300)
    return () => clearTimeout(answer)
  }, [text])
  return (
    <ComboBox
      label="Send to"
      options={options}
      value={company}
      onChange={setCompany}
      text={text}
      onText={setText}
      loading={loading}
      loadingText="Searching…"
      emptyText="No company of that name"
      openLabel="Show companies"
      description={`Chosen: ${company ?? 'none'}`}
    />
  )
}
