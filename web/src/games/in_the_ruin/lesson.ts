import type { LessonStep } from "../../lib/game";
import type { View } from "./model";

export const lesson: readonly LessonStep<View>[] = [];
