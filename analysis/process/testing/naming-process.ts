// Answers its own id.
import { answerParent } from "../answer-parent.ts";

answerParent<number, number>(async () => ({ result: process.pid, canReuse: true }));
