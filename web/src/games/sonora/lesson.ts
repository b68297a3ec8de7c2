import type { LessonStep } from "../../lib/game"; export const lesson: readonly LessonStep[] = [];
