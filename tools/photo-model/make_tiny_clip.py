"""Makes a CLIP of a few kilobytes for tests: the same files, inputs and outputs, but no knowledge.

    python tools/photo-model/make_tiny_clip.py analysis/photo/zero-shot/testing

The text model knows the colours of four words; the vision model returns a photo's mean colour. The fourth dimension is a
constant that stands for everything else.
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

COLOURS = {"broccoli": (60, 140, 40), "blueberries": (60, 70, 150), "tomato": (210, 40, 30), "orange": (250, 140, 20)}
MEAN = np.array([0.48145466, 0.4578275, 0.40821073])
DEVIATION = np.array([0.26862954, 0.26130258, 0.27577711])


def byte_characters() -> list[str]:
    visible = [*range(33, 127), *range(161, 173), *range(174, 256)]
    hidden = [byte for byte in range(256) if byte not in visible]
    return [chr(byte) if byte in visible else chr(256 + hidden.index(byte)) for byte in range(256)]


def tokeniser() -> dict:
    characters = byte_characters()
    tokens = characters + [character + "</w>" for character in characters]
    merges = []
    for word in COLOURS:
        parts = [*word[:-1], word[-1] + "</w>"]
        while len(parts) > 1:
            pair = f"{parts[0]} {parts[1]}"
            if pair not in merges:
                merges.append(pair)
                tokens.append(parts[0] + parts[1])
            parts = [parts[0] + parts[1], *parts[2:]]
    tokens += ["<|startoftext|>", "<|endoftext|>"]
    return {"model": {"type": "BPE", "vocab": {token: at for at, token in enumerate(tokens)}, "merges": merges}}


def model(nodes, inputs, outputs, constants) -> onnx.ModelProto:
    tensors = [numpy_helper.from_array(np.asarray(value, np.float32), name) for name, value in constants.items()]
    graph = helper.make_graph(nodes, "tiny-clip", inputs, outputs, tensors)
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(made)
    return made


def text_model(vocabulary: dict[str, int]) -> onnx.ModelProto:
    table = np.zeros((len(vocabulary), 4))
    for word, colour in COLOURS.items():
        direction = (np.array(colour) / 255 - MEAN) / DEVIATION
        table[vocabulary[word + "</w>"], :3] = direction / np.linalg.norm(direction)
    nodes = [
        helper.make_node("Gather", ["table", "input_ids"], ["tokens"]),
        helper.make_node("ReduceMean", ["tokens"], ["mean"], axes=[1], keepdims=0),
        helper.make_node("Add", ["mean", "unknown"], ["text_embeds"]),
    ]
    return model(
        nodes,
        [helper.make_tensor_value_info("input_ids", TensorProto.INT64, ["texts", "tokens"])],
        [helper.make_tensor_value_info("text_embeds", TensorProto.FLOAT, ["texts", 4])],
        {"table": table, "unknown": [[0, 0, 0, 0.0005]]},
    )


def vision_model() -> onnx.ModelProto:
    nodes = [
        helper.make_node("GlobalAveragePool", ["pixel_values"], ["pooled"]),
        helper.make_node("Flatten", ["pooled"], ["colour"]),
        helper.make_node("Gemm", ["colour", "weights", "unknown"], ["image_embeds"]),
    ]
    return model(
        nodes,
        [helper.make_tensor_value_info("pixel_values", TensorProto.FLOAT, ["photos", 3, 224, 224])],
        [helper.make_tensor_value_info("image_embeds", TensorProto.FLOAT, ["photos", 4])],
        {"weights": np.eye(3, 4), "unknown": [0, 0, 0, 0.05]},
    )


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    made = tokeniser()
    (folder / "tokenizer.json").write_text(json.dumps(made, ensure_ascii=False))
    onnx.save(text_model(made["model"]["vocab"]), str(folder / "text.onnx"))
    onnx.save(vision_model(), str(folder / "vision.onnx"))
