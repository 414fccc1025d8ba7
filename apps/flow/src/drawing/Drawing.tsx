import { Status } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { Answer } from '@kontor/tradekit/layout'
import 'diagram-js/assets/diagram-js.css'
import 'bpmn-js/dist/assets/bpmn-js.css'
import './drawing.css'
import { useId, useState } from 'react'
import type { Finding, Flow, Version } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { StepDialog } from '../StepDialog.tsx'
import { StepSays } from '../StepSays.tsx'
import { stepKinds } from '../steps.ts'
import { CanvasBar } from './CanvasBar.tsx'
import { DrawnSteps } from './DrawnSteps.tsx'
import { Issues } from './Issues.tsx'
import { Palette } from './Palette.tsx'
import { StepPad } from './StepPad.tsx'
import { stepNamed } from './step-named.ts'
import { useEditing } from './useEditing.ts'
import { useFile, type VersionFile } from './useFile.ts'
import { useModeler } from './useModeler.ts'
import { useOpening } from './useOpening.ts'
import { usePan } from './usePan.ts'
import { useSaving } from './useSaving.ts'

export interface DrawingProps {
  readonly version: Version
  readonly flow: Flow
  readonly findings: readonly Finding[]
  readonly canEdit: boolean
}

/** A version of a workflow as a drawing: a draft is drawn by hand, what was published is looked at. */
export default function Drawing(given: DrawingProps) {
  return <Answer of={useFile(given.version.Id)}>{(file) => <Canvas {...given} file={file} />}</Answer>
}

function Canvas({ version, flow: saved, findings, canEdit, file }: DrawingProps & { readonly file: VersionFile }) {
  const { t } = useWords()
  const { may } = useKontor()
  const help = useId()
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const { modeler, failure, isDragging, known } = useModeler(container, canEdit, file.Flow)
  const { error } = useSaving(canEdit ? modeler : undefined, version.Id, file, known)
  const editing = useEditing(modeler, version.Id, saved, canEdit)
  usePan(container, modeler)
  useOpening(modeler, editing?.openAt)
  const kinds = stepKinds.filter((kind) => kind !== 'WEBHOOK' || may('company.configure'))
  const refusal = error ? messageOf(error, t) : undefined
  const wrong = [...findings, ...(refusal === undefined ? [] : [{ Message: refusal }])].flatMap(
    (finding) => (editing && stepNamed(finding, editing.flow)) ?? [],
  )
  const currentStep = editing?.flow.Steps.find(({ Id }) => Id === editing.current?.id)
  return (
    <section className="flow-drawing" aria-label={t('flow.part.picture')}>
      {failure && (
        <div role="alert">
          <Status tone="bad">{t('drawing.unreadable', { reason: failure.message })}</Status>
        </div>
      )}
      {editing && <CanvasBar modeler={editing.modeler} canEdit={canEdit} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done with it; it hears the keys that bubble up from the buttons of the steps in it */}
      <div className="flow-drawing-field" onKeyDown={editing?.keys}>
        <div ref={setContainer} className="flow-drawing-canvas" />
        {editing && (
          <DrawnSteps
            modeler={editing.modeler}
            flow={editing.flow}
            shapes={editing.shapes}
            current={editing.current}
            wrong={new Set(wrong)}
            describedBy={help}
            onFocus={editing.choose}
            onOpen={editing.acts.edit}
          />
        )}
        {editing?.chosen && canEdit && !isDragging && (
          <StepPad
            element={editing.chosen}
            flow={editing.flow}
            kinds={kinds}
            canvas={editing.modeler.get('canvas')}
            open={editing.list}
            onOpen={editing.setList}
            onAdd={editing.add}
            onConnect={editing.connect}
            onDraw={editing.draw}
            onDisconnect={editing.disconnect}
            onEdit={editing.acts.edit}
            onDelete={editing.acts.remove}
          />
        )}
      </div>
      {editing && canEdit && <Palette kinds={kinds} onAdd={editing.add} onDrag={editing.drag} />}
      <p id={help} className="flow-quiet">
        {t(canEdit ? 'drawing.help' : 'drawing.help.shown')}
      </p>
      {editing && <Issues flow={editing.flow} findings={findings} refusal={refusal} onShow={editing.show} />}
      {editing && currentStep && !canEdit && (
        <div className="flow-drawing-told">
          <StepSays step={currentStep} flow={editing.flow} isFirst={currentStep.Id === editing.flow.Start} />
        </div>
      )}
      {editing?.dialog && (
        <StepDialog
          key={editing.dialog.Id}
          flow={editing.flow}
          step={editing.dialog}
          isNew={false}
          isBetween={false}
          onClose={editing.closeDialog}
          onSave={editing.change}
        />
      )}
    </section>
  )
}
