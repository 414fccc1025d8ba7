export { ApprovalChain } from './ApprovalChain.tsx'
