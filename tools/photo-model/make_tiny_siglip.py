"""Makes a SigLIP 2 of a few kilobytes for tests: the same files, inputs and outputs, but no knowledge.

    python tools/photo-model/make_tiny_siglip.py analysis/photo/zero-shot/testing

The text model knows the colours of four words; the vision model returns a photo's mean colour. The fourth dimension is a
constant that stands for everything else. `tokens.json` holds what Hugging Face's own `tokenizers` makes of some texts.
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer

COLOURS = {"broccoli": (60, 140, 40), "blueberries": (60, 70, 150), "tomato": (210, 40, 30), "orange": (250, 140, 20)}
CONTEXT = 64
SPACE = "▁"
TEXTS = ["orange broccoli", "This is a photo of Tomato, a type of food.", "oranges", "orang", "crème brûlée", "豆腐 12%", "", " ", "a  b",
         "broccoli " * 40]


def tokeniser() -> dict:
    special = ["<pad>", "<eos>", "<bos>", "<unk>"]
    tokens = [*special, *(f"<0x{byte:02X}>" for byte in range(256)), SPACE, *"abcdefghijklmnopqrstuvwxyz0123456789.,'-é"]
    merges = []
    for word in COLOURS:
        parts = [SPACE, *word]
        while len(parts) > 1:
            if parts[:2] not in merges:
                merges.append(parts[:2])
                tokens.append(parts[0] + parts[1])
            parts = [parts[0] + parts[1], *parts[2:]]
    vocabulary = {token: at for at, token in enumerate(tokens)}
    added = [{"id": at, "content": token, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True}
             for at, token in enumerate(special)]
    end = {"id": "<eos>", "type_id": 0}
    text = {"id": "A", "type_id": 0}
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": added,
        "normalizer": {"type": "Replace", "pattern": {"String": " "}, "content": SPACE},
        "pre_tokenizer": {"type": "Split", "pattern": {"String": " "}, "behavior": "MergedWithPrevious", "invert": False},
        "post_processor": {
            "type": "TemplateProcessing",
            "single": [{"Sequence": text}, {"SpecialToken": end}],
            "pair": [{"Sequence": text}, {"Sequence": {"id": "B", "type_id": 0}}, {"SpecialToken": end}],
            "special_tokens": {"<eos>": {"id": "<eos>", "ids": [vocabulary["<eos>"]], "tokens": ["<eos>"]}},
        },
        "decoder": None,
        "model": {"type": "BPE", "dropout": None, "unk_token": "<unk>", "continuing_subword_prefix": None, "end_of_word_suffix": None,
                  "fuse_unk": True, "byte_fallback": True, "ignore_merges": False, "vocab": vocabulary, "merges": merges},
    }


def reference_tokens(file: Path) -> list[dict]:
    """As SigLIP 2's own tokeniser is used: lower case, cut and filled to 64."""
    reference = Tokenizer.from_file(str(file))
    reference.enable_truncation(CONTEXT)
    reference.enable_padding(pad_id=0, pad_token="<pad>", length=CONTEXT)
    return [{"text": text, "tokens": reference.encode(text.lower()).ids} for text in TEXTS]


def model(nodes, inputs, outputs, constants) -> onnx.ModelProto:
    tensors = [numpy_helper.from_array(np.asarray(value, np.float32), name) for name, value in constants.items()]
    graph = helper.make_graph(nodes, "tiny-siglip", inputs, outputs, tensors)
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(made)
    return made


def text_model(vocabulary: dict[str, int]) -> onnx.ModelProto:
    table = np.zeros((len(vocabulary), 4))
    for word, colour in COLOURS.items():
        direction = np.array(colour) / 127.5 - 1
        table[vocabulary[SPACE + word], :3] = direction / np.linalg.norm(direction)
    nodes = [
        helper.make_node("Gather", ["table", "input_ids"], ["tokens"]),
        helper.make_node("ReduceMean", ["tokens"], ["mean"], axes=[1], keepdims=0),
        helper.make_node("Add", ["mean", "unknown"], ["pooler_output"]),
    ]
    return model(
        nodes,
        [helper.make_tensor_value_info("input_ids", TensorProto.INT64, ["texts", CONTEXT])],
        [helper.make_tensor_value_info("pooler_output", TensorProto.FLOAT, ["texts", 4])],
        {"table": table, "unknown": [[0, 0, 0, 0.0005]]},
    )


def vision_model() -> onnx.ModelProto:
    nodes = [
        helper.make_node("GlobalAveragePool", ["pixel_values"], ["pooled"]),
        helper.make_node("Flatten", ["pooled"], ["colour"]),
        helper.make_node("Gemm", ["colour", "weights", "unknown"], ["pooler_output"]),
    ]
    return model(
        nodes,
        [helper.make_tensor_value_info("pixel_values", TensorProto.FLOAT, ["photos", 3, 224, 224])],
        [helper.make_tensor_value_info("pooler_output", TensorProto.FLOAT, ["photos", 4])],
        {"weights": np.eye(3, 4), "unknown": [0, 0, 0, 0.05]},
    )


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    made = tokeniser()
    file = folder / "tokenizer.json"
    file.write_text(json.dumps(made, ensure_ascii=False))
    (folder / "tokens.json").write_text(json.dumps(reference_tokens(file), ensure_ascii=False))
    onnx.save(text_model(made["model"]["vocab"]), str(folder / "text.onnx"))
    onnx.save(vision_model(), str(folder / "vision.onnx"))
