// A lesson at a table: who leads through it and what is lit. Most games do without: both come when they are wanted.
import { lazy, Suspense, type ComponentProps } from 'react';
import type { Coach as CoachComponent } from './Coach.tsx';
import type { useLesson } from './useLesson.ts';

const Coach = lazy(async () => ({ default: (await import('./Coach.tsx')).Coach }));
const Spotlight = lazy(async () => ({ default: (await import('./Spotlight.tsx')).Spotlight }));

type Lesson = NonNullable<ReturnType<typeof useLesson>>;

interface CoachProps extends Omit<ComponentProps<typeof CoachComponent>, 'settled' | 'other'> {
  readonly lesson: Lesson;
}

export function LessonCoach({ lesson, ...props }: CoachProps) {
  return (
    <Suspense>
      <Coach {...props} settled={lesson.settled} other={lesson.other} />
    </Suspense>
  );
}

export function LessonSpotlight({ lesson: { at, looks, tried, ready } }: { readonly lesson: Lesson }) {
  return (
    <Suspense>
      <Spotlight step={at} {...{ looks, tried, ready }} />
    </Suspense>
  );
}
