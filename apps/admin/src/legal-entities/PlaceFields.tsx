import { Button, Checkbox, TextField } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { addressFields, type LocationType, newPlace, type PlaceDraft, withDefault } from './draft.ts'

export interface PlaceFieldsProps {
  readonly type: LocationType
  /** The places of both types. */
  readonly places: readonly PlaceDraft[]
  readonly readOnly: boolean
  readonly onChange: (places: readonly PlaceDraft[]) => void
}

/** Where an entity is billed, or delivered. */
export function PlaceFields({ type, places, readOnly, onChange }: PlaceFieldsProps) {
  const { t } = useWords()
  const own = places.filter((place) => place.type === type)
  return (
    <fieldset className="admin-pairs">
      <legend>{t(`legalEntities.places.${type}`)}</legend>
      {own.map((place, at) => (
        <fieldset key={place.id} className="admin-entity-place">
          <legend className="k-hidden">{t(`legalEntities.place.${type}`, { line: at + 1 })}</legend>
          {addressFields.map((field) => (
            <TextField
              key={field}
              label={t(`legalEntities.${field}`)}
              readOnly={readOnly}
              maxLength={200}
              value={place.address[field]}
              onChange={(value) =>
                onChange(
                  places.map((one) =>
                    one.id === place.id ? { ...one, address: { ...one.address, [field]: value } } : one,
                  ),
                )
              }
            />
          ))}
          <div className="admin-bar">
            <Checkbox
              label={t('legalEntities.isDefault')}
              disabled={readOnly}
              checked={place.isDefault}
              onChange={(isDefault) => onChange(withDefault(places, place.id, isDefault))}
            />
            {!readOnly && (
              <Button
                type="text"
                label={t('legalEntities.removePlace.named', {
                  place: t(`legalEntities.place.${type}`, { line: at + 1 }),
                })}
                onClick={() => onChange(places.filter(({ id }) => id !== place.id))}
              >
                {t('legalEntities.removePlace')}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {!readOnly && (
        <Button type="text" onClick={() => onChange([...places, newPlace(type, own.length === 0)])}>
          {t(`legalEntities.addPlace.${type}`)}
        </Button>
      )}
    </fieldset>
  )
}
