export { ApprovalNotice } from './ApprovalNotice.tsx'
