import { Icon, Toolbar } from '@kontor/kit'
import type { Step } from '../api.ts'
import { useWords } from '../kontor.ts'
import { icons } from '../StepSays.tsx'

export interface PaletteProps {
  readonly kinds: readonly Step['Kind'][]
  /** Adds a step after the chosen one. */
  readonly onAdd: (kind: Step['Kind']) => void
  /** Begins to draw one to the place where the mouse lets it go. */
  readonly onDrag: (kind: Step['Kind'], event: DragEvent) => void
}

/** The kinds of steps: pressed, one comes after the chosen step; drawn by the mouse, it comes where it is let go. */
export function Palette({ kinds, onAdd, onDrag }: PaletteProps) {
  const { t } = useWords()
  return (
    <div className="flow-palette">
      <Toolbar label={t('drawing.palette')}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            draggable
            onClick={() => onAdd(kind)}
            onDragStart={(event) => {
              event.preventDefault()
              onDrag(kind, event.nativeEvent)
            }}
          >
            <Icon of={icons[kind]} />
            {t(`kind.${kind}`)}
          </button>
        ))}
      </Toolbar>
    </div>
  )
}
