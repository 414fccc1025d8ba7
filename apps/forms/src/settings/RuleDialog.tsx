import { Checkbox, RadioGroup, Select } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useAct, useGroups, usePartners, useQuestionnaires } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'

const kinds = ['CONNECTED', 'APPROVED', 'GROUP'] as const
type Kind = (typeof kinds)[number]

interface RuleDialogProps {
  readonly visible: boolean
  readonly onClose: () => void
}

/** Another rule: what is sent, when, and to whom. */
export function RuleDialog({ visible, onClose }: RuleDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('rules.add')} onClose={onClose}>
      <RuleForm onClose={onClose} />
    </FormDialog>
  )
}

function RuleForm({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { company } = useKontor()
  const questionnaires = (useQuestionnaires().rows ?? []).filter(({ state }) => state !== 'RETIRED')
  const partners = usePartners().data ?? []
  const groups = useGroups().data ?? []
  const [questionnaireTemplateId, setQuestionnaire] = useState<string | null>(null)
  const [kind, setKind] = useState<Kind>('CONNECTED')
  const [companyId, setCompany] = useState(company.id)
  const [ref, setRef] = useState<string | null>(null)
  const [onExisting, setOnExisting] = useState(false)
  const [group, setGroup] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const add = useAct(
    ({ surveys }, id: string) =>
      kind === 'GROUP'
        ? surveys.attachToGroup({ body: { questionnaireTemplateId: id, connectionGroupId: group ?? '' } })
        : surveys.createTrigger({
            body: {
              ...{ questionnaireTemplateId: id, companyId },
              questionnaireTriggerType: companyId === company.id ? 'MY_COMPANY' : 'TARGET_COMPANY',
              ...(kind === 'APPROVED' && {
                refQuestionnaireTemplateId: ref ?? '',
                sentBasedOnExistingApprovals: onExisting,
              }),
            },
          }),
    (_, t) => t('rules.added'),
    onClose,
  )
  const isComplete =
    questionnaireTemplateId !== null && (kind === 'GROUP' ? group !== null : kind !== 'APPROVED' || ref !== null)
  const missing = (value: string | null) => tried && value === null && t('rules.missing')
  const options = questionnaires.map(({ id = '', name: label }) => ({ id, label }))
  return (
    <ActionForm
      confirm={t('rules.add')}
      busy={add.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (isComplete) add.mutate(questionnaireTemplateId ?? '')
      }}
    >
      <Select
        label={t('rules.questionnaire')}
        placeholder={t('rules.choose')}
        value={questionnaireTemplateId}
        error={missing(questionnaireTemplateId)}
        options={options}
        onChange={setQuestionnaire}
      />
      <RadioGroup
        label={t('rules.when')}
        value={kind}
        options={kinds.map((id) => ({ id, label: t(`rules.kind.${id}`) }))}
        onChange={(id) => setKind(kinds.find((one) => one === id) ?? 'CONNECTED')}
      />
      {kind === 'APPROVED' && (
        <>
          <Select
            label={t('rules.ref')}
            placeholder={t('rules.choose')}
            value={ref}
            error={missing(ref)}
            options={options.filter(({ id }) => id !== questionnaireTemplateId)}
            onChange={setRef}
          />
          <Checkbox label={t('rules.existing')} checked={onExisting} onChange={setOnExisting} />
        </>
      )}
      {kind === 'GROUP' ? (
        <Select
          label={t('rules.group')}
          placeholder={t('rules.choose')}
          value={group}
          error={missing(group)}
          options={groups.map(({ Id: id, Name: label }) => ({ id, label }))}
          onChange={setGroup}
        />
      ) : (
        <Select
          label={t('rules.to')}
          placeholder={t('rules.choose')}
          value={companyId}
          options={[
            { id: company.id, label: t('rules.says.everybody') },
            ...partners.map(({ CompanyAccountId: id, CompanyName: label }) => ({ id, label })),
          ]}
          onChange={setCompany}
        />
      )}
    </ActionForm>
  )
}
