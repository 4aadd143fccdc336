import { isMultiSelect, opensDetail } from '@phirse/contracts/rules/criteria.js';
import { type QuestionOption, type QuestionSection, type SelectedOption } from '@phirse/contracts/rules/questions.js';
import { Fragment } from 'react';
import { OptionCard } from '../../ui/option-card.js';
import { Picture } from '../../ui/picture.js';
import { useNumberKeys } from '../../ui/use-number-keys.js';
import { DetailPanel } from './detail-panel.js';

export interface ChoiceQuestionsProps {
  readonly section: QuestionSection;
  readonly answers: readonly SelectedOption[];
  /** The option whose detail panel is open. */
  readonly opened: QuestionOption | null;
  readonly onChoose: (option: QuestionOption) => void;
  readonly onChooseDetail: (option: QuestionOption, detail: QuestionOption) => void;
  readonly onCloseDetail: () => void;
}

/** The options of a grid or image section as drawn cards; keys 1-9 choose, in the detail panel while one is open. */
export function ChoiceQuestions(props: ChoiceQuestionsProps) {
  const { section, answers, opened, onChoose, onChooseDetail, onCloseDetail } = props;
  const given = answers.filter((answer) => answer.heading === section.heading);
  const isGiven = (option: QuestionOption) => given.some((answer) => answer.description === option.description);
  const shown = opened ? opened.subOptions : section.options;
  useNumberKeys(shown.length, (index) => {
    const option = shown[index];
    if (!option) return;
    if (opened) onChooseDetail(opened, option);
    else onChoose(option);
  });
  return (
    <>
      <p className="mb-3 text-13 font-semibold text-muted">
        {isMultiSelect(section) ? 'Pick all that apply' : 'Pick one'}
      </p>
      <div className="grid grid-flow-dense grid-cols-2 gap-3 md:grid-cols-3">
        {section.options.map((option, index) => {
          const details = option.subOptions.filter(isGiven);
          return (
            <Fragment key={option.description}>
              <OptionCard
                label={option.description}
                detail={details.map(({ description }) => description).join(', ') || undefined}
                drawing={option.image && <Picture src={option.image} alt="" className="h-28 w-full" />}
                selected={opensDetail(section, option) ? details.length > 0 : isGiven(option)}
                opens={opensDetail(section, option)}
                expanded={opened === option}
                hotkey={!opened && index < 9 ? index + 1 : undefined}
                onSelect={() => onChoose(option)}
              />
              {opened === option && (
                <DetailPanel
                  option={option}
                  multiple={isMultiSelect(section)}
                  isGiven={isGiven}
                  onChoose={(detail) => onChooseDetail(option, detail)}
                  onClose={onCloseDetail}
                />
              )}
            </Fragment>
          );
        })}
      </div>
    </>
  );
}
