// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const surveys: Described<'surveys'> = {
  listSurveys: {"method":"GET","path":"v0/surveys","answer":"json"},
  readSurvey: {"method":"GET","path":"v0/surveys/{id}","needs":{"id":"id is required"},"answer":"json"},
  saveSurvey: {"method":"PUT","path":"v0/surveys/{id}","needs":{"id":"id is required"},"body":"json","answer":"json"},
  deleteSurvey: {"method":"DELETE","path":"v0/surveys/{id}","needs":{"id":"id is required"},"answer":"none"},
  readResponses: {"method":"GET","path":"v0/surveys/{id}/responses","needs":{"id":"id is required"},"answer":"json"},
  saveResponse: {"method":"PUT","path":"v0/surveys/{id}/responses","needs":{"id":"id is required"},"body":"json","answer":"none"},
  listTemplates: {"method":"GET","path":"v0/templates","answer":"json"},
  readTemplate: {"method":"GET","path":"v0/templates/{id}","needs":{"id":"id is required"},"answer":"json"},
  saveTemplate: {"method":"PUT","path":"v0/templates/{id}","needs":{"id":"id is required"},"body":"json","answer":"json"},
  readTaskRouters: {"method":"GET","path":"v0/taskrouters","answer":"json"},
  saveTaskRouters: {"method":"PUT","path":"v0/taskrouters","body":"json","answer":"none"},
  listQuestionnaires: {"method":"GET","path":"survey/questionnaires","answer":"json"},
  readQuestionnaire: {"method":"GET","path":"survey/questionnaires/{id}","needs":{"id":"id is required"},"answer":"json"},
  saveQuestionnaire: {"method":"PUT","path":"survey/questionnaires/{id}","needs":{"id":"id is required"},"body":"json","answer":"json"},
  sendQuestionnaire: {"method":"POST","path":"survey/questionnaires/{templateId}/send","needs":{"templateId":"templateId is required","receiverCompanyIds":"At least one target company is required"},"body":"json","answer":"json"},
  createTrigger: {"method":"POST","path":"survey/questionnaires/triggers","body":"json","answer":"none"},
  attachToGroup: {"method":"POST","path":"survey/questionnaires/groups","body":"json","answer":"none"},
  listRequests: {"method":"GET","path":"survey/requests","answer":"json"},
  setRequestState: {"method":"PUT","path":"survey/requests/{id}/state/{state}","needs":{"id":"id is required","state":"state is required"},"answer":"none"},
  answerRequest: {"method":"POST","path":"survey/requests/{id}/answers","needs":{"id":"id is required"},"body":"parts","answer":"none"},
  listQuestions: {"method":"GET","path":"survey/questions","answer":"json"},
  createQuestion: {"method":"POST","path":"survey/questions","body":"json","answer":"json"},
  readQuestion: {"method":"GET","path":"survey/questions/{id}","needs":{"id":"id is required"},"answer":"json"},
  deleteQuestion: {"method":"DELETE","path":"survey/questions/{id}","needs":{"id":"id is required"},"answer":"none"},
}
