import { CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Icon } from '../feedback/Icon.tsx'

/** F-073 */
export type ConfirmKind = 'confirm' | 'warning' | 'danger'

const icons = {
  confirm: { of: CircleHelp, type: 'primary' },
  warning: { of: TriangleAlert, type: 'warning' },
  danger: { of: OctagonAlert, type: 'danger' },
} as const

/** Tells the kind of a question before its title (F-077). */
export const ConfirmIcon = ({ kind }: { kind: ConfirmKind }) => <Icon {...icons[kind]} size="large" />
